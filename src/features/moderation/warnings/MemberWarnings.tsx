import { Button, Flex, Tag, Table } from 'antd';
import { useState, type ReactNode } from 'react';
import { displayText } from '@/shared/format/text';
import { useAppSelector } from '@/shared/hooks/store';
import { paths } from '@/shared/routing/paths';
import { progressOf } from '@/features/members/fullRead/fullReadSlice';
import { useReadAll } from '@/features/members/fullRead/FullReadStatus';
import { selectLikenessLines } from '@/features/members/likeness';
import type { Likeness, MemberDetail } from '@/features/members/member';
import { membersApi, useGetMemberQuery } from '@/features/members/membersApi';
import { useSimilar } from '@/features/members/similar';
import { selectMember, selectMembersById, selectSimilar } from '@/features/members/membersSlice';
import { displayField, labelOf, sections } from '@/features/members/detail/sections';
import { StatusTag } from '@/features/members/StatusTag';
import { ScreenedText } from '@/features/screening/ScreenedText';
import { displayPhone } from '@/shared/format/phone';
import { InfoDialog } from '@/shared/ui/modal/InfoDialog';
import { Avatar } from '@/shared/ui/picture/Avatar';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { PersonName } from '@/shared/ui/text/PersonName';
import { WarningList, useWarnings } from './WarningList';
import './warnings.css';

export function MemberWarnings({ id }: { id: string }) {
  const { currentData: detail } = useGetMemberQuery({ id });
  const isCompared = useAppSelector((state) => selectSimilar(state)[id] !== undefined);
  useSimilar(detail && !isCompared ? [id] : []);
  const isClean = useAppSelector((state) => selectMember(state, id)?.found?.length === 0);
  const warnings = useWarnings(id, detail);
  const [compared, setCompared] = useState<Likeness>();
  const missing = detail ? missingFields(detail) : [];
  return (
    detail && (
      <Flex wrap align="center" gap="6px 16px" className="member-warnings">
        <WarningList warnings={warnings} onCompare={setCompared} />
        {compared && <CompareDialog id={id} other={compared} onClose={() => setCompared(undefined)} />}
        <Flex wrap align="center" gap="4px 12px" className="warnings-line">
          {missing.length > 0 && <Tag>Missing: {missing.join(', ')}</Tag>}
          {detail.family.about_me && isClean && <span className="list-note">Nothing found in the text</span>}
          {isCompared ? (
            <span className="list-note">Checked against all members</span>
          ) : (
            <DuplicateCheck key={id} id={id} />
          )}
        </Flex>
      </Flex>
    )
  );
}

/** From the store alone: an unopened profile is not fetched. */
export function ReportedWarnings({ id }: { id: string }) {
  const { currentData: detail } = membersApi.endpoints.getMember.useQueryState({ id });
  const warnings = useWarnings(id, detail);
  return <WarningList warnings={warnings.filter(({ list }) => list?.to !== paths.reports)} />;
}

function DuplicateCheck({ id }: { id: string }) {
  const { fullRead, isOver, read, cancel } = useReadAll();
  const known = useAppSelector((state) => selectMembersById(state).ids.length);
  const member = useAppSelector((state) => selectMember(state, id));
  const linesOf = useAppSelector(selectLikenessLines);
  const isReading = fullRead?.isReading === true;
  const hasDuplicates = member !== undefined && linesOf(member).length > 0;
  const result = hasDuplicates ? '' : ': no duplicates';
  const count = (fullRead && isOver ? fullRead.ids.length : known).toLocaleString();
  return (
    <span className="duplicate-check list-note">
      <span role={fullRead && 'status'}>
        {isReading && `Searching… ${progressOf(fullRead)}`}
        {!isReading && fullRead?.failure !== undefined && `Stopped: ${displayText(fullRead.failure)} `}
        {!isReading && `Checked against ${count} ${count === '1' ? 'member' : 'members'}${isOver ? result : ' so far'}`}
      </span>
      {!isOver && (
        <>
          {' · '}
          <Button type="link" size="small" onClick={isReading ? cancel : read}>
            {isReading ? 'Cancel' : 'Check all'}
          </Button>
        </>
      )}
    </span>
  );
}

/** The empty ones of the fields that a matchmaker needs. */
export function missingFields({ picture, phone, personal, career }: MemberDetail) {
  const fields = {
    photo: picture,
    phone,
    gender: personal.gender,
    'date of birth': personal.dob,
    'marital status': personal.marital,
    education: career.education,
    occupation: career.occupation,
    city: personal.city,
  };
  return Object.entries(fields).flatMap(([field, text = '']) => (/[^\s.–-]/.test(displayText(text)) ? [] : field));
}

type Fact = { label: string; values: readonly ReactNode[]; isSame: boolean };

type CompareDialogProps = { id: string; other: Pick<Likeness, 'id' | 'by'>; onClose: () => void };

function CompareDialog({ id, other, onClose }: CompareDialogProps) {
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
