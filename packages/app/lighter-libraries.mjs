// Removes library code that the portal never runs from the browser bundle.

const prefixing = /[\\/]stylis[\\/]src[\\/]Middleware\.js$/;
const prefixer = /export function prefixer [^]*?\n\}/;
const fontMeasures = /[\\/]pdf-lib[\\/].*[\\/](?!all-encodings)[\w-]+\.compressed\.json$/;
const timeZones = /[\\/]@date-fns[\\/]tz[\\/]index\.(?:c?js|mjs)$/;
const english = /[\\/]date-fns[\\/]locale[\\/]en-US\.js$/;
const pdfDisplay = /[\\/]pdfjs-dist[\\/]build[\\/]pdf\.mjs$/;
const globalTail = /\n\{\s*globalThis\._pdfjsTestingUtils = \{[^]*?\n\}\nglobalThis\.pdfjsLib = \{[^]*?\n\};/;
const editorTypes = /= new Map\(\[((?:\w+Editor(?:, )?)+\]\.map)/;
const tableField = /static (#?\w+) = ([A-Z]\w+(?:\.\w+)+);/g;
const routerWarnings = /([\\/]react-router[\\/]dist[\\/])development([\\/])/;
const certificates = /[\\/]pkijs[\\/]build[\\/]index\.js$/;
const nameBlock = /\tstatic \{\n\t\tthis\.(\w+) = ("[^"]*");\n\t\}/g;

/**
 * PDF.js also exports everything as globals for pages without modules; that would keep editors, forms and layers in the
 * bundle. And the bundler must assume that reading a field of its tables may call a getter with a side effect.
 */
const withoutGlobal = (code) =>
  code
    .replace(globalTail, '')
    .replace(editorTypes, '= /* @__PURE__ */ new Map(/* @__PURE__ */ [$1')
    .replace(tableField, 'static $1 = /* @__PURE__ */ (() => $2)();');
/**
 * A class whose name is set by a statement has a side effect and stays in the bundle; with a declaration it can be
 * removed when unused.
 */
const withFields = (code) => code.replace(nameBlock, '\tstatic $1 = $2;');

/** Vendor prefixes are for browsers before 2020, and styled-components only adds them with `enableVendorPrefixes`. */
const withoutPrefixes = (code) => code.replace(prefixer, 'export function prefixer() {}');

/** Replacements of whole modules. */
const unread = new Map([
  // Metrics of the fourteen standard fonts, 88 kB: the portal puts pictures into PDFs, never text.
  [fontMeasures, 'export default ""'],
  // The calendar's default language, used where none is given: the portal gives Chinese.
  [english, "export { zhCN as enUS } from './zh-CN.js'"],
  // Dates of another time zone than the computer's, which no calendar of the portal uses.
  [
    timeZones,
    "export class TZDate { constructor() { throw new Error('no time zones: lighter-libraries.mjs'); } }",
  ],
]);
const instead = (id) => ({
  code: [...unread].find(([module]) => module.test(id))?.[1] ?? '',
  moduleType: 'js',
});

/** @returns {import('vite').Plugin} */
export const lighterLibraries = () => ({
  name: 'lighter-libraries',
  apply: 'build',
  enforce: 'pre', // before the bundler resolves the router
  // The router's manifest names its development build; the file beside it is the same without the warnings.
  resolveId: {
    filter: { id: /^react-router$/ },
    async handler(name, importer, options) {
      const found = await this.resolve(name, importer, { ...options, skipSelf: true });
      if (!found || found.external) return found;
      if (!routerWarnings.test(found.id))
        this.error(`${found.id} lies otherwise: look at lighter-libraries.mjs`);
      return { ...found, id: found.id.replace(routerWarnings, '$1production$2') };
    },
  },
  load: { filter: { id: [...unread.keys()] }, handler: (id) => instead(id) },
  transform: {
    filter: { id: [pdfDisplay, certificates, prefixing] },
    handler(code, id) {
      const lighter = prefixing.test(id) ? withoutPrefixes : pdfDisplay.test(id) ? withoutGlobal : withFields;
      const named = lighter(code);
      // Another version of the library: these replacements must be checked again.
      if (named === code) this.error(`${id} is written otherwise: look at lighter-libraries.mjs`);
      return { code: named, map: null };
    },
  },
});

/** Packages whose modules have no side effects, although their manifests do not say so. */
export const declaring = /[\\/](?:@cantoo[\\/]pdf-lib|fflate)[\\/]/;
