import { serveList } from '@/shared/largeList/remoteList';
import { listKinds } from './listKinds';

serveList(listKinds, self);
