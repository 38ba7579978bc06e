import enUS from 'antd/es/date-picker/locale/en_US';

/** A calendar's buttons for month and year are called what they show, as whoever speaks to the browser calls them. */
export const pickerLocale = { ...enUS, lang: { ...enUS.lang, monthSelect: '', yearSelect: '' } };
