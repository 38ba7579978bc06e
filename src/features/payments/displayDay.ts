import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import { dayFormat } from '@/shared/format/dates';

dayjs.extend(advancedFormat);

export const displayDay = (time: number | string | null) => (time === null ? '-' : dayjs(time).format(dayFormat));
