import { Skeleton } from 'antd';
import { ageOf } from '@/features/members/age';
import { DecisionCell } from '@/features/members/DecisionCell';
import type { Member } from '@/features/members/member';
import { selectMember } from '@/features/members/membersSlice';
import { displayText } from '@/shared/format/text';
import { useAppSelector } from '@/shared/hooks/store';
import { useListener } from '@/shared/hooks/useListener';
import { usePreferences } from '@/shared/preferences/preferences';
import { PagedList } from '@/shared/ui/list/ListTable';
import { Avatar } from '@/shared/ui/picture/Avatar';
import { faceAt } from './faceAt';
import { RequestName } from './RequestName';
import type { Queue } from './useQueue';
import './faces.css';

export function Faces({ queue: { query, page, size } }: { queue: Queue }) {
  const { keys } = usePreferences();
  // Before the keys of the desk, for which an arrow is J or K.
  useListener('keydown', (event) => keys !== 'off' && moveFocus(event), { capture: true });
  return (
    <PagedList label="User Requests" query={query} page={page} size={size} loading={<LoadingFaces count={size} />}>
      {(rows, emptyText) =>
        emptyText || (
          <ul className="faces" aria-label="Faces">
            {rows.map((member) => (
              <Face key={member.id} member={member} />
            ))}
          </ul>
        )
      }
    </PagedList>
  );
}

function Face({ member }: { member: Member }) {
  const { id, name, picture } = member;
  const { age = '', born: dob = '' } = useAppSelector((state) => selectMember(state, id)) ?? {};
  const years = ageOf({ personal: { age, dob } });
  return (
    <li className="face" aria-label={displayText(name) || id}>
      <Avatar picture={picture} size="face" fallback={(isBroken) => (isBroken ? 'Photo does not load' : 'No photo')} />
      <RequestName member={member} />
      {years !== '' && (
        <span className="list-note" style={{ fontSize: 13 }}>
          {years} years
        </span>
      )}
      <DecisionCell member={member} />
    </li>
  );
}

function LoadingFaces({ count }: { count: number }) {
  return (
    <div className="loading-rows">
      <span className="visually-hidden">Loading...</span>
      <ul className="faces">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className="face">
            <span className="avatar avatar-face" />
            <Skeleton title={false} paragraph={{ rows: 2, width: '100%' }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function moveFocus(event: KeyboardEvent) {
  const { key, target } = event;
  const grid = target instanceof Element && target.closest('.faces');
  if (!grid || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const links = [...grid.querySelectorAll<HTMLElement>('.desk-link')];
  const index = links.findIndex((link) => link.closest('li') === target.closest('li'));
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  const next = faceAt(key, index, columns, links.length);
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}
