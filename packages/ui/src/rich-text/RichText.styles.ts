import { styled } from 'styled-components';

export const RichTextRoot = styled.div`
  max-width: var(--container-text);
  font-size: var(--fs-body-lg);
  line-height: var(--lh-body-lg);
  color: var(--text-1);
  overflow-wrap: anywhere;

  > * + *,
  [data-part='content'] > * + * {
    margin-top: var(--s-4);
  }
  :is(h2, h3, h4, h5, h6) {
    font-weight: var(--fw-strong);
    text-wrap: balance;
  }
  h2 {
    font-size: var(--fs-h4);
    line-height: var(--lh-h4);
  }
  :is(h3, h4, h5, h6) {
    font-size: var(--fs-h5);
    line-height: var(--lh-h5);
  }
  :is(b, strong, th, dt) {
    font-weight: var(--fw-strong);
  }
  :is(em, i) {
    font-style: normal;
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }
  a[href] {
    color: var(--text-link);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    &:hover {
      color: var(--text-link-hover);
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
    padding: var(--s-2) var(--s-4);
    border-inline-start: 3px solid var(--border-2);
    color: var(--text-2);
  }
  pre,
  code {
    font-family: var(--font-mono);
    font-size: var(--fs-body);
  }
  pre {
    padding: var(--s-3) var(--s-4);
    border-radius: var(--r-md);
    background: var(--bg-sunken);
    white-space: pre-wrap;
  }
  img {
    max-width: 100%;
    height: auto;
  }
  hr {
    border: 0;
    border-top: 1px solid var(--border-1);
  }
  /* A fixed layout wraps wide tables instead of pushing the page sideways on phones. */
  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }
  th,
  td {
    padding: var(--s-2) var(--s-3);
    border: 1px solid var(--border-1);
    text-align: start;
    vertical-align: top;
  }
  th {
    background: var(--bg-subtle);
  }
`;
