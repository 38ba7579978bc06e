import { aMember } from '../support/builders';

export const again = aMember({
  user_id: 'again',
  username: 'Manjunath Rao',
  status: 'pending',
  phone: '919845012345',
  email: 'm.rao@gmail.com',
});

export const blocked = aMember({ user_id: 'old', username: 'ಮಂಜುನಾಥ', status: 'blocked', phone: '09845012345' });

export const twin = aMember({ user_id: 'twin', username: 'Uma Rao', status: 'approved', email: 'mrao+two@gmail.com' });
