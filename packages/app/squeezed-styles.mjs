import { squeezeStyles } from '../../scripts/css-templates.mjs';

/** Style sheets in template literals, without the spaces that only their writers need. @returns {import('vite').Plugin} */
export const squeezedStyles = () => ({
  name: 'squeezed-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.styles\.ts$/ },
    handler: (code) => ({ code: squeezeStyles(code), map: null }),
  },
});
