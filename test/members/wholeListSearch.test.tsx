import { searchWholeList } from './wholeListSearchSteps';

it('a list that was read as a whole is searched from the first page on, by parts of a name, an e-mail or a number', () =>
  searchWholeList('delete-requests', 'requests', ['ASHA  rao', 'rao@example', '98450-12345']));
