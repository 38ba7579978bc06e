import { UserText } from './UserText';

export const EmailText = ({ email }: { email: string }) => <UserText className="email">{email}</UserText>;
