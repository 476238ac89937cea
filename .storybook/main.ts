import { defineMain } from '@storybook/react-vite/node';
import { defaultClientConditions } from 'vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../docs/**/*.mdx', '../packages/ui/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
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
  }),
});
