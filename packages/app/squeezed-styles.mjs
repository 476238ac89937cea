import { squeezeStyles } from '../../scripts/css-templates.mjs';

/** Removes the whitespace in CSS template literals that only helps their authors. @returns {import('vite').Plugin} */
export const squeezedStyles = () => ({
  name: 'squeezed-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.styles\.ts$/ },
    handler: (code) => ({ code: squeezeStyles(code), map: null }),
  },
});
