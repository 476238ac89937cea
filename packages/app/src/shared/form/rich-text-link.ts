import { Mark, markPasteRule, mergeAttributes } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    link: {
      setLink: (attributes: { href: string }) => ReturnType;
      unsetLink: () => ReturnType;
    };
  }
}

/** Links that the server accepts: a page of the portal or one of these schemes. */
const mayBeLinked = (href: unknown): href is string =>
  typeof href === 'string' && /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i.test(href.trim());

/** Users type the name of a site without its scheme. */
const withScheme = (href: string) =>
  /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#:]|$)/i.test(href) ? `https://${href}` : href;

const rel = { target: '_blank', rel: 'noopener noreferrer nofollow' };

/**
 * Links, set by the button, pasted with a page or as a plain address. The standard extension also finds links while
 * typing, which is not needed here, and its list of all top-level domains is 12 kB.
 */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  keepOnSplit: false,
  inclusive: false,
  exitable: true,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (mayBeLinked(element.getAttribute('href')) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes: { href } }) => [
    'a',
    mergeAttributes(rel, mayBeLinked(href) ? { href } : {}),
    0,
  ],
  addCommands() {
    return {
      setLink:
        ({ href: typed }) =>
        ({ commands }) => {
          const href = withScheme(typed.trim());
          return mayBeLinked(href) && commands.setMark(this.name, { href });
        },
      unsetLink:
        () =>
        ({ commands }) =>
          commands.unsetMark(this.name, { extendEmptyMarkRange: true }),
    };
  },
  addPasteRules() {
    return [
      markPasteRule({
        find: /https?:\/\/[^\s<>"]+/gi,
        type: this.type,
        getAttributes: ([href]) => ({ href }),
      }),
    ];
  },
});
