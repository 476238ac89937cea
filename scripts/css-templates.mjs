// Style sheets in template literals would be shipped as written: this removes their indentation.
import { readFileSync } from 'node:fs';

/** Minifies one template: comments, line breaks and spaces around punctuation are removed. */
const squeeze = (css) =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    // Not after an interpolation: `${appear} 1ms` are two words.
    .replaceAll(/(\$\{[^{}]*\})| ?([{};]) ?/g, (_, put, sign) => put ?? sign)
    .replaceAll(', ', ',')
    .replaceAll(/([\w-]): (?=[^{}]*[;}])/g, '$1:');

/** The source of a `.styles.ts` file with minified templates. */
export const squeezeStyles = (source) => source.replaceAll(/`[^`]*`/g, squeeze);

/** For esbuild and tsup: every `*.styles.ts` is loaded minified. */
export const squeezedStyles = {
  name: 'squeezed-styles',
  setup(build) {
    build.onLoad({ filter: /\.styles\.ts$/ }, ({ path }) => ({
      contents: squeezeStyles(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
