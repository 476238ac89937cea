import { defineMain } from '@storybook/react-vite/node';
import { defaultClientConditions } from 'vite';

/** Libraries that are loaded only when something is opened, by whose package they are. */
const lateOfUi = [
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'dompurify',
  'embla-carousel-react',
  'qrcode',
  'react-day-picker',
  'react-day-picker/locale',
];
const lateOfApp = ['asn1js', 'hls.js/light', 'pinyin-pro', 'pkijs'];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, conditions: ['@ca-portal/source', ...defaultClientConditions] },
    // Found in the middle of a run on a cold cache, these would reload the page under the story tests.
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [
        ...(config.optimizeDeps?.include ?? []),
        ...lateOfUi.map((name) => `@ca-portal/ui > ${name}`),
        ...lateOfApp.map((name) => `@ca-portal/app > ${name}`),
      ],
    },
  }),
});
