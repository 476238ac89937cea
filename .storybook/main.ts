import { defineMain } from '@storybook/react-vite/node';
import { fileURLToPath } from 'node:url';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, type PluginOption } from 'vite';
import { documentation } from './docs/plugin.js';

/** Lazily loaded libraries, by the package that depends on them. */
const lateOfUi = [
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'dompurify',
  'embla-carousel-react',
  'qrcode',
  'react-day-picker',
  'react-day-picker/locale',
];
const lateOfApp = [
  'pdfjs-dist',
  'altcha-lib',
  'altcha-lib/algorithms/web/pbkdf2',
  'asn1js',
  'hls.js/light',
  'pinyin-pro',
  'pkijs',
];

/**
 * The controls panel reads only the props of the kit's components: screens have no controls, and reading every
 * source of the workspace would take half of the build time.
 */
function readsKitAlone(plugins: readonly PluginOption[]): PluginOption[] {
  return plugins.map(async (given) => {
    const plugin = await given;
    if (Array.isArray(plugin)) return readsKitAlone(plugin);
    if (!plugin || !('transform' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') return plugin;
    const { transform } = plugin;
    if (typeof transform !== 'function') return plugin;
    return {
      ...plugin,
      transform(code, id, ...rest) {
        return /packages[\\/]ui[\\/].*\.tsx$/.test(id) ? transform.call(this, code, id, ...rest) : undefined;
      },
    };
  });
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    // MDX tables use the GitHub syntax, which CommonMark lacks.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
  ],
  // The catalog uses the pictures of `pnpm test:visual`.
  staticDirs: ['./public', { from: '../tests/visual/pictures', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The story tests need no such panel.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen', check: false },
  viteFinal: (config) => ({
    ...config,
    // The story tests do not include the documentation.
    plugins: [
      ...readsKitAlone(config.plugins ?? []),
      ...(process.env.VITEST ? [] : [documentation(fileURLToPath(new URL('..', import.meta.url)))]),
    ],
    resolve: { ...config.resolve, conditions: ['@ca-portal/source', ...defaultClientConditions] },
    // Discovered later on a cold cache, these would reload the page during the story tests.
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
