import { styled } from 'styled-components';

export const RichTextRoot = styled.div`
  max-width: var(--ca-container-text);
  font-size: var(--ca-fs-body-lg);
  line-height: var(--ca-lh-body-lg);
  color: var(--ca-text-1);
  overflow-wrap: anywhere;

  /* a maximum in characters: a fixed width would fit half as many at large text sizes */
  [data-mode='elder'] & {
    max-width: max(var(--ca-container-text), 46em);
  }

  > * + *,
  [data-part='content'] > * + * {
    margin-top: var(--ca-s-4);
  }
  :is(h2, h3, h4, h5, h6) {
    font-weight: var(--ca-fw-strong);
    text-wrap: balance;
  }
  h2 {
    font-size: var(--ca-fs-h4);
    line-height: var(--ca-lh-h4);
  }
  :is(h3, h4, h5, h6) {
    font-size: var(--ca-fs-h5);
    line-height: var(--ca-lh-h5);
  }
  :is(b, strong, th, dt) {
    font-weight: var(--ca-fw-strong);
  }
  :is(em, i) {
    font-style: normal;
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }
  a[href] {
    color: var(--ca-text-link);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    &:hover {
      color: var(--ca-text-link-hover);
    }
  }
  ul,
  ol {
    padding-inline-start: 1.75em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  blockquote {
    padding: var(--ca-s-2) var(--ca-s-4);
    border-inline-start: 3px solid var(--ca-border-2);
    color: var(--ca-text-2);
  }
  pre,
  code {
    font-family: var(--ca-font-mono);
    font-size: var(--ca-fs-body);
  }
  pre {
    padding: var(--ca-s-3) var(--ca-s-4);
    border-radius: var(--ca-r-md);
    background: var(--ca-bg-sunken);
    white-space: pre-wrap;
  }
  img {
    max-width: 100%;
    height: auto;
  }
  hr {
    border: 0;
    border-top: 1px solid var(--ca-border-1);
  }
  /* A fixed layout wraps wide tables instead of pushing the page sideways on phones. */
  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }
  th,
  td {
    padding: var(--ca-s-2) var(--ca-s-3);
    border: 1px solid var(--ca-border-1);
    text-align: start;
    vertical-align: top;
  }
  th {
    background: var(--ca-bg-subtle);
  }
`;
