import { Drawer, Button } from 'antd';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ScreenedText } from '@/features/screening/ScreenedText';
import { useListener } from '@/shared/hooks/useListener';
import { isModalOpen } from '@/shared/ui/modal/useModal';
import { parsePage } from '@/shared/routing/listSearchParams';
import { PersonName } from '@/shared/ui/text/PersonName';
import { displayText } from '@/shared/format/text';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import {
  type Headings,
  MemberHeader,
  type MemberPanels,
  MemberProfile,
  MemberSections,
  ProfileFields,
} from '../detail/MemberProfile';
import { displayField } from '../detail/sections';
import type { MemberDetail, Member } from '../member';
import { focusStatus } from './useDeskFocus';
import { parseDeskMember, searchOfDesk } from '../membersSearchParams';
import { selectMember } from '../membersSlice';
import { undoDecision } from '../undo';
import { useNewestUndoable } from '../undoNewest';
import '@/shared/ui/text/kbd.css';
import './desk.css';

type DeskFrameProps = {
  label: string;
  /** Otherwise toasts do, also on a phone. */
  saysWhatIsDone?: boolean;
  isNarrow: boolean;
  onClose: () => void;
  bar: ReactNode;
  children: ReactNode;
};

export function DeskFrame({ label, saysWhatIsDone = true, isNarrow, onClose, bar, children }: DeskFrameProps) {
  const content = (
    <>
      {bar}
      <div className="desk-profile" role="region" aria-label="Profile" tabIndex={0}>
        {children}
      </div>
    </>
  );
  // A box that has just closed above the Drawer would still keep an Escape from antd's own listener.
  useListener('keydown', ({ key }) => {
    if (isNarrow && key === 'Escape' && !isModalOpen()) onClose();
  });
  if (!isNarrow) {
    return (
      <section className="panel desk-side" aria-label={label}>
        {content}
      </section>
    );
  }
  return (
    <Drawer
      open
      aria-label={label}
      rootClassName={saysWhatIsDone ? 'desk-drawer desk-says' : 'desk-drawer'}
      size="100%"
      closable={false}
      keyboard={false}
      onClose={onClose}
      afterOpenChange={focusStatus}
    >
      {content}
    </Drawer>
  );
}

const headings: Headings = ['h3', 'h4'];

type DeskMemberProps = {
  id: string;
  panels: MemberPanels;
  children?: ReactNode;
};

export function DeskMember({ id, panels, children }: DeskMemberProps) {
  return (
    <MemberProfile id={id}>
      {(detail) => (
        <>
          <MemberHeader id={id} detail={detail} nameAs="h2" />
          <panels.Warnings id={id} />
          {children}
          <MemberSections detail={detail} headings={headings}>
            <ProfileFields rows={[['About me', detail && aboutMe(detail)]]} />
          </MemberSections>
          <panels.Notes id={id} />
          <panels.History id={id} />
        </>
      )}
    </MemberProfile>
  );
}

function aboutMe(detail: MemberDetail) {
  const text = displayField(detail, 'family', 'about_me');
  return text === '-' ? text : <ScreenedText>{text}</ScreenedText>;
}

export function DeskLink({ id, name }: Pick<Member, 'id' | 'name'>) {
  const [search] = useSearchParams();
  return (
    <Link
      className="desk-link"
      data-request={id}
      aria-current={parseDeskMember(search) === id ? 'true' : undefined}
      to={searchOfDesk(search, parsePage(search), id)}
    >
      <PersonName name={name} />
    </Link>
  );
}

/** Takes the newest decision back, which may be about another member than the open one. */
export function DeskUndo() {
  const dispatch = useAppDispatch();
  const id = useNewestUndoable();
  const name = useAppSelector((state) => selectMember(state, id)?.name ?? '');
  const label = `Undo: ${displayText(name) || id}`;
  return (
    id !== '' && (
      <Button
        className="desk-undo"
        aria-keyshortcuts="Control+Z"
        title={label}
        onClick={({ currentTarget }) => {
          // The button goes with its decision.
          currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
          void dispatch(undoDecision(id));
        }}
      >
        {label}
      </Button>
    )
  );
}
