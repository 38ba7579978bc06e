import { Button, Flex, Tag, Table } from 'antd';
import { useState, type ReactNode } from 'react';
import { displayText } from '@/shared/format/text';
import { useAppSelector } from '@/shared/hooks/store';
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
import { EmailText } from '@/shared/ui/text/EmailText';
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
        <Flex wrap align="center" gap="4px 12px">
          {missing.length > 0 && <Tag style={{ whiteSpace: 'normal' }}>Missing: {missing.join(', ')}</Tag>}
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
  return <WarningList warnings={useWarnings(id, detail)} />;
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
    <span className="list-note">
      <span role={fullRead && 'status'}>
        {isReading && `Searching… ${progressOf(fullRead)}`}
        {!isReading && fullRead?.failure !== undefined && `Stopped: ${displayText(fullRead.failure)} `}
        {!isReading && `Checked against ${count} ${count === '1' ? 'member' : 'members'}${isOver ? result : ' so far'}`}
      </span>
      {!isOver && (
        <>
          {' · '}
          <Button type="link" size="small" style={{ paddingInline: 2 }} onClick={isReading ? cancel : read}>
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

type Fact = {
  label: string;
  draw: (detail: MemberDetail) => ReactNode;
  /** Both have it where they are alike by this. */
  kind?: Likeness['by'][number];
};

const facts: readonly Fact[] = [
  { label: 'Photo', draw: ({ picture }) => displayText(picture) && <Avatar picture={picture} size="large" /> },
  { label: 'Name', draw: ({ name }) => displayText(name), kind: 'name' },
  { label: 'Phone Number', draw: ({ phone }) => displayPhone(phone), kind: 'phone' },
  { label: 'E-mail', draw: ({ email }) => displayText(email) && <EmailText email={email} />, kind: 'email' },
  ...sections
    .filter(({ part }) => part === 'personal' || part === 'career')
    .flatMap(({ part, fields }) =>
      fields.split(' ').map((field): Fact => ({
        label: labelOf(field),
        draw: (detail) => displayField(detail, part, field),
        kind: field === 'dob' ? 'name' : undefined,
      })),
    ),
  {
    label: 'About me',
    draw: ({ family: { about_me = '' } }) => displayText(about_me) && <ScreenedText>{about_me}</ScreenedText>,
  },
];

type CompareDialogProps = { id: string; other: Pick<Likeness, 'id' | 'by'>; onClose: () => void };

function CompareDialog({ id, other, onClose }: CompareDialogProps) {
  const own = useGetMemberQuery({ id, silent: true });
  const others = useGetMemberQuery({ id: other.id, silent: true });
  const sides = [
    { id, query: own },
    { id: other.id, query: others },
  ];
  return (
    <InfoDialog title="Two profiles side by side" width={860} onClose={onClose}>
      {sides.map(
        ({ id: side, query: { error, isFetching, refetch } }) =>
          error !== undefined && !isFetching && <FailureLine key={side} error={error} retry={refetch} />,
      )}
      <Table<Fact>
        className="compare"
        size="small"
        pagination={false}
        rowKey="label"
        loading={own.isFetching || others.isFetching}
        dataSource={facts}
        tableLayout="fixed"
        columns={[
          {
            title: 'Field',
            width: '26%',
            render: (_value, { label, kind }) => (
              <>
                {label} {kind && other.by.includes(kind) && <Tag color="warning">Same</Tag>}
              </>
            ),
          },
          ...sides.map(({ id: side, query: { currentData: detail } }) => ({
            title: (
              <>
                <PersonName name={detail?.name ?? ''} id={side} /> <StatusTag id={side} status={detail?.status ?? ''} />
              </>
            ),
            render: (_value: unknown, { draw }: Fact) => (detail && draw(detail)) || '-',
          })),
        ]}
      />
    </InfoDialog>
  );
}
