import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';

dayjs.extend(advancedFormat);

export const displayDay = (time: number | null) => (time === null ? '-' : dayjs(time).format('MMM Do, YYYY'));
