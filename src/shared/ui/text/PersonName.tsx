import { UserText } from './UserText';

export function PersonName({ name }: { name: string }) {
  return <UserText className="person-name">{name}</UserText>;
}
