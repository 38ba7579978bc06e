import type { Page } from '@playwright/test';

/** A form that sends something, and how it is filled in. */
export type BrowserForm = {
  name: string;
  address: string;
  open?: (page: Page) => Promise<void>;
  /** Label and text. */
  fields: [string, string][];
  send: string;
  /** What says that it was sent. */
  success: string | RegExp;
  /** It lies in a box above its screen, whose button then says 'Try again'. */
  isBox?: boolean;
  anonymous?: boolean;
};

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();

/** What was typed before a reload, and is offered again: the fields of an ad are more than texts. */
const openAdDraft = async (page: Page) => {
  await page.evaluate(() => {
    const texts = { category: 'Florist', mobile: '+919876543210' };
    window.sessionStorage.setItem('draft:vendor-ad-add', JSON.stringify(texts));
  });
  await press('Add Vendor Ad')(page);
  await press('Restore')(page);
};

/** What is sent in one turn is not there yet in the next. */
export const browserForms = (turn: number): readonly BrowserForm[] => [
  {
    name: 'sign-in',
    address: '/auth/login',
    fields: [
      ['Email', 'admin@example.org'],
      ['Password', 'Lotus-Lamp-2026'],
    ],
    send: 'Sign In',
    success: 'Registered Users',
    anonymous: true,
  },
  {
    name: 'forgotten password',
    address: '/auth/forgot-password',
    fields: [['Email', 'nobody@example.org']],
    send: 'Submit',
    success: /link|mail/,
    anonymous: true,
  },
  {
    name: 'own password',
    address: '/admin/profile',
    fields: [
      ['Old Password', 'Lotus-Lamp-2026'],
      ['New Password', 'Lotus-Lamp-2026'],
      ['Confirm Password', 'Lotus-Lamp-2026'],
    ],
    send: 'Submit',
    success: /password/,
  },
  {
    name: 'version',
    address: '/admin/version-control',
    open: press('Add version'),
    fields: [
      ['Android Version', `9.0.${turn}`],
      ['IOS Version', '9.1.0'],
    ],
    send: 'Add',
    success: 'Version added',
    isBox: true,
  },
  {
    name: 'panchanga',
    address: `/admin/daily_panchanga?add=2027-01-${String(turn + 1).padStart(2, '0')}`,
    fields: [
      ['Thithi', 'Saptami'],
      ['Yoga', 'Shiva'],
    ],
    send: 'Add',
    success: 'Panchanga added successfully',
    isBox: true,
  },
  {
    name: 'category',
    address: '/admin/vendor_ads',
    open: async (page) => {
      await press('Manage Category')(page);
      await press('Add Category')(page);
    },
    fields: [['Category Name', `Music and dance ${turn}`]],
    send: 'Add',
    success: 'Category added successfully',
    isBox: true,
  },
  {
    name: 'vendor ad',
    address: '/admin/vendor_ads',
    open: openAdDraft,
    fields: [
      ['Title', `New House ${turn}`],
      ['Description', 'Flowers for the door'],
      ['Email', 'new@example.org'],
      ['Address', '1 Car Street'],
    ],
    send: 'Add',
    success: 'Vendor ad added successfully...',
    isBox: true,
  },
];
