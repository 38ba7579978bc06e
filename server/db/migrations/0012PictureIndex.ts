import type { Migration } from './migration';

export const pictureIndex: Migration = {
  name: '0012PictureIndex',
  statements: () => ['create index members_by_picture on members (profile_link) where profile_link is not null'],
};
