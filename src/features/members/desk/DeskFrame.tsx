import { Button, Drawer, Flex, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ScreenedText } from '@/features/screening/ScreenedText';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { parsePage } from '@/shared/routing/listSearchParams';
import { PersonName } from '@/shared/ui/text/PersonName';
import { displayText } from '@/shared/format/text';
import { useAppSelector } from '@/shared/hooks/store';
import { MemberHeader, type MemberPanels, MemberProfile, MemberSections, ProfileFields } from '../detail/MemberProfile';
import { displayField } from '../detail/sections';
import type { MemberDetail, Member } from '../member';
import { focusStatus } from './useDeskFocus';
import { parseDeskMember, searchOfDesk } from '../membersSearchParams';
import { selectMember } from '../membersSlice';
import { UndoButton } from '../undo';
import { useNewestUndoable } from '../undoNewest';
import '@/shared/ui/text/kbd.css';
import './desk.css';

type DeskFrameProps = {
  label: string;
  /** False: toasts say it, also on a phone. */
  saysWhatIsDone?: boolean;
  name?: string;
  status: string;
  decisions: ReactNode;
  /** Beside the decisions, which on a phone are alone at the lower edge. */
  next?: ReactNode;
  failure?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

export function DeskFrame(props: DeskFrameProps) {
  const { label, saysWhatIsDone = true, name, status, decisions, next, failure, onClose, children } = props;
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  const content = (
    <>
      <Flex gap={12} align="center" className="desk-bar">
        <p className="desk-status" role="status" tabIndex={-1}>
          {name !== undefined && (
            <span className="visually-hidden">
              <PersonName name={name} />{' '}
            </span>
          )}
          {status}
        </p>
        <Flex gap={10} align="center" className="desk-decisions" style={{ minWidth: 0 }} tabIndex={-1}>
          {decisions}
        </Flex>
        {next}
        <Button type="text" onClick={onClose}>
          Close <kbd aria-hidden>Esc</kbd>
        </Button>
      </Flex>
      {failure}
      <div className="desk-profile" role="region" aria-label="Profile" tabIndex={0}>
        {children}
      </div>
    </>
  );
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
      onClose={onClose}
      afterOpenChange={focusStatus}
    >
      {content}
    </Drawer>
  );
}

export const KeyButton = ({ shortcut, children, ...button }: ButtonProps & { shortcut: string }) => (
  <Button {...button} aria-keyshortcuts={shortcut}>
    {children} <kbd aria-hidden>{shortcut}</kbd>
  </Button>
);

/** A row beside an open profile, where there is room for the name and the outcome alone. */
export const DeskCard = ({ children }: { children: ReactNode }) => (
  <Flex gap={8} align="center" justify="space-between" className="desk-card unclamped" style={{ minHeight: 26 }}>
    {children}
  </Flex>
);

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
          <MemberSections detail={detail} heading="h3">
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
  const id = useNewestUndoable();
  const name = useAppSelector((state) => selectMember(state, id)?.name ?? '');
  const label = `Undo: ${displayText(name) || id}`;
  return (
    <UndoButton
      id={id}
      type="default"
      size="medium"
      className="desk-undo"
      aria-keyshortcuts="Control+Z"
      title={label}
      label={label}
    />
  );
}
