import { aMember } from '../support/builders';

export const asha = () =>
  aMember({ username: 'Asha Rao', email: 'asha@example.org', phone: '919900011122', status: 'pending' });
