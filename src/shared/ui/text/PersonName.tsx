import { displayText } from '@/shared/format/text';
import { UserText } from './UserText';

/** With an `id`, which stands for a name that cannot be seen. */
export function PersonName({ name, id }: { name: string; id?: string }) {
  return <UserText className="person-name">{displayText(name) === '' && id ? `- (${id})` : name}</UserText>;
}
