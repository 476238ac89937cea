import { styled } from 'styled-components';

export const ContentsColumn = styled.div`
  position: sticky;
  top: var(--ca-s-6);

  p {
    margin-bottom: var(--ca-s-2);
    font-size: var(--ca-fs-sm);
    font-weight: var(--ca-fw-strong);
  }
  ul {
    border-left: 2px solid var(--ca-border-1);
    font-size: var(--ca-fs-sm);
  }
  a {
    display: block;
    margin-left: -2px;
    padding: var(--ca-s-2) var(--ca-s-4);
    [data-mode='elder'] & {
      min-height: 44px;
      align-content: center;
    }
    border-left: 2px solid transparent;
    border-radius: 0;
    color: var(--ca-text-2);
  }
  a:hover {
    color: var(--ca-text-link);
  }
  a[aria-current] {
    border-color: var(--ca-action);
    color: var(--ca-text-brand-strong);
    font-weight: var(--ca-fw-strong);
  }
  @media (forced-colors: active) {
    /* a transparent border is drawn there: every section would look current */
    a:not([aria-current]) {
      border-color: Canvas;
    }
    a[aria-current] {
      border-color: Highlight;
    }
  }
  @media (max-width: 1279.98px) {
    display: none;
  }
`;

export const ArticleBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-6);
  max-width: var(--ca-container-text);

  [data-mode='elder'] & {
    max-width: none;
  }
  h2 {
    margin-bottom: var(--ca-s-3);
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  video {
    width: 100%;
    aspect-ratio: 16 / 9;
    border-radius: var(--ca-r-md);
    background: var(--ca-bg-sunken);
  }
  > [data-part='contents'] {
    padding: 0 var(--ca-s-4);
    border: 1px solid var(--ca-border-1);
    border-radius: var(--ca-r-md);
  }
  > [data-part='contents'] summary {
    min-height: 44px;
    line-height: 44px;
    font-weight: var(--ca-fw-strong);
    cursor: pointer;
  }
  > [data-part='contents'] a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--ca-text-1);
  }
  @media (min-width: 1280px) {
    > [data-part='contents'] {
      display: none;
    }
  }
`;

export const HelpfulRoot = styled.section`
  display: grid;
  gap: var(--ca-s-4);
  max-width: var(--ca-container-text);
  margin-top: var(--ca-s-10);
  padding-top: var(--ca-s-6);
  border-top: 1px solid var(--ca-border-1);

  [data-mode='elder'] & {
    max-width: none;
  }
  [data-part='ask'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-3);
  }
  [data-part='answers'] {
    display: flex;
    gap: var(--ca-s-2);
  }
  h2 {
    font-weight: var(--ca-fw-strong);
  }
  output {
    color: var(--ca-success-fg);
  }
  output:empty {
    display: none;
  }
  output > svg {
    display: inline;
    vertical-align: -0.2em;
  }
`;
