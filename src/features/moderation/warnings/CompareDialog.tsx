import { Table, Tag } from 'antd';
import type { ReactNode } from 'react';
import { displayField, labelOf, sections } from '@/features/members/detail/sections';
import type { MemberDetail } from '@/features/members/member';
import { useGetMemberQuery } from '@/features/members/membersApi';
import { StatusTag } from '@/features/members/StatusTag';
import { ScreenedText } from '@/features/screening/ScreenedText';
import { fold } from '@/shared/format/search';
import { phoneKey } from '@/shared/format/phone';
import { displayText } from '@/shared/format/text';
import { InfoDialog } from '@/shared/ui/modal/InfoDialog';
import { Avatar } from '@/shared/ui/picture/Avatar';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { PersonName } from '@/shared/ui/text/PersonName';
import './warnings.css';

type Fact = { label: string; values: readonly ReactNode[]; isSame: boolean };

/** Two profiles side by side; what tells one person is marked where it is the same. */
export function CompareDialog({ ids, onClose }: { ids: readonly [string, string]; onClose: () => void }) {
  const [one, other] = [
    useGetMemberQuery({ id: ids[0], silent: true }),
    useGetMemberQuery({ id: ids[1], silent: true }),
  ];
  const details = [one.currentData, other.currentData];
  const facts = factsOf(details);
  const head = (index: 0 | 1) => (
    <>
      <PersonName name={details[index]?.name ?? ''} id={ids[index]} />{' '}
      <StatusTag id={ids[index]} status={details[index]?.status ?? ''} />
    </>
  );
  return (
    <InfoDialog title="Two profiles side by side" width={860} onClose={onClose}>
      {[one, other].map(
        ({ error, isFetching, refetch }, index) =>
          error !== undefined && !isFetching && <FailureLine key={index} error={error} retry={refetch} />,
      )}
      <Table<Fact>
        className="compare"
        size="small"
        pagination={false}
        rowKey="label"
        loading={one.isFetching || other.isFetching}
        dataSource={facts}
        tableLayout="fixed"
        columns={[
          {
            title: 'Field',
            width: '26%',
            render: (_value, { label, isSame }) => (
              <>
                {label} {isSame && <Tag color="warning">Same</Tag>}
              </>
            ),
          },
          { title: head(0), render: (_value, { values }) => values[0] },
          { title: head(1), render: (_value, { values }) => values[1] },
        ]}
      />
    </InfoDialog>
  );
}

function factsOf(details: readonly (MemberDetail | undefined)[]): Fact[] {
  const fact = (
    label: string,
    textOf: (detail: MemberDetail) => string,
    keyOf: (text: string) => string = () => '',
    draw: (text: string) => ReactNode = (text) => text,
  ): Fact => {
    const texts = details.map((detail) => (detail ? displayText(textOf(detail)) : ''));
    const [one = '', other = ''] = texts.map(keyOf);
    const isSame = one !== '' && one === other;
    return { label, values: texts.map((text) => (text === '' ? '-' : draw(text))), isSame };
  };
  return [
    fact(
      'Photo',
      ({ picture }) => picture,
      fold,
      (picture) => <Avatar picture={picture} size="large" />,
    ),
    fact('Name', ({ name }) => name, fold),
    fact('Phone Number', ({ phone }) => phone, phoneKey),
    fact('E-mail', ({ email }) => email, fold),
    ...sections
      .filter(({ part }) => part === 'personal' || part === 'career')
      .flatMap(({ part, fields }) =>
        fields
          .split(' ')
          .map((field) =>
            fact(labelOf(field), (detail) => displayField(detail, part, field), field === 'dob' ? fold : undefined),
          ),
      ),
    fact(
      'About me',
      ({ family }) => family.about_me ?? '',
      fold,
      (text) => <ScreenedText>{text}</ScreenedText>,
    ),
  ];
}
