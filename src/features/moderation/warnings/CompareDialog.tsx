import { Table, Tag } from 'antd';
import type { ReactNode } from 'react';
import { displayField, labelOf, sections } from '@/features/members/detail/sections';
import type { Likeness, MemberDetail } from '@/features/members/member';
import { useGetMemberQuery } from '@/features/members/membersApi';
import { StatusTag } from '@/features/members/StatusTag';
import { ScreenedText } from '@/features/screening/ScreenedText';
import { displayPhone } from '@/shared/format/phone';
import { displayText } from '@/shared/format/text';
import { InfoDialog } from '@/shared/ui/modal/InfoDialog';
import { Avatar } from '@/shared/ui/picture/Avatar';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { PersonName } from '@/shared/ui/text/PersonName';
import './warnings.css';

type Fact = { label: string; values: readonly ReactNode[]; isSame: boolean };

type CompareDialogProps = { id: string; other: Pick<Likeness, 'id' | 'by'>; onClose: () => void };

export function CompareDialog({ id, other, onClose }: CompareDialogProps) {
  const ids = [id, other.id] as const;
  const queries = [useGetMemberQuery({ id: ids[0], silent: true }), useGetMemberQuery({ id: ids[1], silent: true })];
  const details = queries.map(({ currentData }) => currentData);
  const facts = factsOf(details, other.by);
  const head = (index: 0 | 1) => (
    <>
      <PersonName name={details[index]?.name ?? ''} id={ids[index]} />{' '}
      <StatusTag id={ids[index]} status={details[index]?.status ?? ''} />
    </>
  );
  return (
    <InfoDialog title="Two profiles side by side" width={860} onClose={onClose}>
      {queries.map(
        ({ error, isFetching, refetch }, index) =>
          error !== undefined && !isFetching && <FailureLine key={index} error={error} retry={refetch} />,
      )}
      <Table<Fact>
        className="compare"
        size="small"
        pagination={false}
        rowKey="label"
        loading={queries.some(({ isFetching }) => isFetching)}
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

function factsOf(details: readonly (MemberDetail | undefined)[], by: Likeness['by']): Fact[] {
  const fact = (
    label: string,
    textOf: (detail: MemberDetail) => string,
    kind?: Likeness['by'][number],
    draw: (text: string) => ReactNode = (text) => text,
  ): Fact => {
    const texts = details.map((detail) => (detail ? displayText(textOf(detail)) : ''));
    const isSame = kind !== undefined && by.includes(kind);
    return { label, values: texts.map((text) => (text === '' ? '-' : draw(text))), isSame };
  };
  return [
    fact(
      'Photo',
      ({ picture }) => picture,
      undefined,
      (picture) => <Avatar picture={picture} size="large" />,
    ),
    fact('Name', ({ name }) => name, 'name'),
    fact('Phone Number', ({ phone }) => displayPhone(phone), 'phone'),
    fact('E-mail', ({ email }) => email, 'email'),
    ...sections
      .filter(({ part }) => part === 'personal' || part === 'career')
      .flatMap(({ part, fields }) =>
        fields
          .split(' ')
          .map((field) =>
            fact(labelOf(field), (detail) => displayField(detail, part, field), field === 'dob' ? 'name' : undefined),
          ),
      ),
    fact(
      'About me',
      ({ family }) => family.about_me ?? '',
      undefined,
      (text) => <ScreenedText>{text}</ScreenedText>,
    ),
  ];
}
