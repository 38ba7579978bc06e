import { hasExtension } from '@/shared/api/appConfig';
import { MemberList } from './MemberList';
import { UsersByGroup } from './UsersByGroup';

export const UsersPage = () => (hasExtension('members') ? <MemberList /> : <UsersByGroup />);
