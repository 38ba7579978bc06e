import { Button, Flex, Skeleton } from 'antd';
import { displayText } from '@/shared/format/text';
import { useNow } from '@/shared/hooks/useNow';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { countText } from '@/shared/ui/list/listCount';
import { DeleteAction } from '@/shared/ui/list/RowAction';
import { keepFocus } from '@/shared/hooks/keepFocus';
import { useUnsentText } from '@/shared/ui/modal/useDraft';
import { Since } from '@/shared/ui/text/Age';
import { EmailText } from '@/shared/ui/text/EmailText';
import { FailureLine, SaveFailure } from '@/shared/ui/text/FailureLine';
import { useAddNoteMutation, useDeleteNoteMutation, useListNotesQuery } from '../moderationApi';
import type { Note } from '../moderationRows';
import { canSend, NoteField } from './NoteField';

export function MemberNotes({ id }: { id: string }) {
  const { currentData, isFetching, error, refetch } = useListNotesQuery({ id });
  const { rows: notes = [], unreadable = 0 } = currentData ?? {};
  return (
    <section className="panel notes" aria-labelledby="notes-title" aria-busy={!currentData && isFetching} tabIndex={-1}>
      <h2 id="notes-title">Notes</h2>
      <AddNote key={id} id={id} />
      {error !== undefined && !isFetching && <FailureLine error={error} retry={refetch} />}
      {notes.length > 0 && (
        <Flex vertical gap={10} component="ul">
          {notes.map((note) => (
            <NoteItem key={note.id} memberId={id} note={note} />
          ))}
        </Flex>
      )}
      {!currentData && isFetching && <Skeleton.Input block size="small" style={{ height: 16 }} />}
      {currentData && notes.length + unreadable === 0 && <p className="list-note">No notes.</p>}
      {unreadable > 0 && <p className="list-note">{countText(unreadable, ['note', 'notes'])} could not be read.</p>}
    </section>
  );
}

function AddNote({ id }: { id: string }) {
  const [text, setText] = useUnsentText(`note-${id}`);
  // Whoever goes on and comes back while the note is sent finds it under way.
  const [addNote, { isLoading, error, reset }] = useAddNoteMutation({ fixedCacheKey: `note-${id}` });
  const [add] = useOneAtATime(async () => {
    const reply = await addNote({ id, text });
    if (reply.error === undefined) setText('');
  });
  return (
    <>
      <Flex wrap gap={8} align="end">
        <NoteField
          label="New note"
          text={text}
          isReadOnly={isLoading}
          onChange={(changed) => {
            setText(changed);
            // What was not saved has been given up.
            if (changed === '') reset();
          }}
          onSubmit={() => canSend(text) && !isLoading && add()}
        />
        <Button
          disabled={!canSend(text)}
          loading={isLoading}
          onClick={({ currentTarget }) => {
            // The button is disabled once the text is sent.
            currentTarget.closest('section')?.focus({ preventScroll: true });
            void add();
          }}
        >
          Add note
        </Button>
      </Flex>
      {error !== undefined && <SaveFailure error={error} onRefresh={reset} />}
    </>
  );
}

/** ms in which the server lets its author delete a note. */
const deletableFor = 15 * 60_000;

function NoteItem({ memberId, note: { id, text, author, at, isOwn } }: { memberId: string; note: Note }) {
  const [deleteNote] = useDeleteNoteMutation();
  const isNew = useNow() - (at ?? 0) < deletableFor;
  return (
    <li ref={keepFocus}>
      <Flex wrap align="center" gap="0 8px" className="list-note">
        <EmailText email={author} />
        <Since time={at} />
        {isOwn && isNew && (
          <DeleteAction
            label="Delete the note"
            title="Delete the note"
            text="Are you sure you want to delete this note?"
            run={() => deleteNote({ id: memberId, noteId: id })}
          />
        )}
      </Flex>
      <p className="note-text">{linesOf(text)}</p>
    </li>
  );
}

const linesOf = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map(displayText)
    .join('\n')
    .trim() || '-';
