import { searchWholeList } from './wholeListSearchSteps';

it.each([
  ['view-all-deleted-users', 'deleted users', ['asha', '919845012345']],
  ['who-accepted-whom', 'matches', ['asha.rao@', 'rao asha']],
])('%s is searched as it was read', searchWholeList);
