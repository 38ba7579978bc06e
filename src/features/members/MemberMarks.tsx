import { useAppSelector } from '@/shared/hooks/store';
import { selectMarksOf } from './marks';
import './members.css';

/** Beside the name in a row. antd's Tag would weigh on the way to the dashboard. */
export function MemberMarks({ id }: { id: string }) {
  const marks = useAppSelector((state) => selectMarksOf(state, id));
  return marks.map(({ short, text }) => (
    <span key={text} className="mark" title={text}>
      {short}
    </span>
  ));
}
