import type { zhHelpPanel } from './HelpPanel.zh.js';

export const enHelpPanel: typeof zhHelpPanel = {
  help: 'Help',
  titles: {
    company: 'Help with the company',
    personal: 'Help with your own data',
    personnel: 'Help with staff',
    caManage: 'Help with certificates',
    invoice: 'Help with invoices',
  },
  position: (at, count) => `${at} of ${count}`,
  guide: 'Read the whole guide',
  previous: 'Back',
  next: 'Next',
  confirm: 'Got it',
};
