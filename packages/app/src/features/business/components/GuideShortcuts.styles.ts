import { styled } from 'styled-components';

export const ShortcutsRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
  overflow: hidden;

  > div {
    padding: var(--ca-s-8);
  }
  h2 {
    font-size: var(--ca-fs-h3);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h3);
  }
  > div > p {
    margin: var(--ca-s-2) 0 var(--ca-s-4);
    color: var(--ca-text-2);
  }
  > ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    border-left: 1px solid var(--ca-border-1);
    background: var(--ca-bg-subtle);
  }
  li:nth-child(n + 3) {
    border-top: 1px solid var(--ca-border-1);
  }
  li:nth-child(even) {
    border-left: 1px solid var(--ca-border-1);
  }
  li > a {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
    height: 100%;
    min-height: max(4rem, 60px);
    padding: var(--ca-s-5);
    color: var(--ca-text-1);
  }
  li > a:hover {
    background: var(--ca-bg-selected);
    text-decoration: none;
  }
  li > a > [data-part='words'] {
    flex: 1;
    min-width: 0;
  }
  li b {
    display: block;
    font-weight: var(--ca-fw-strong);
  }
  li small {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  li > a > [data-component='Icon'] {
    color: var(--ca-text-3);
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);

    > ul {
      border-top: 1px solid var(--ca-border-1);
      border-left: 0;
    }
  }
  @media (max-width: 767.98px) {
    > div {
      padding: var(--ca-s-5) var(--ca-s-4);
    }
    > div > a {
      width: 100%;
    }
    > ul {
      grid-template-columns: minmax(0, 1fr);
    }
    li + li {
      border-top: 1px solid var(--ca-border-1);
    }
    li:nth-child(even) {
      border-left: 0;
    }
    li > a {
      padding: var(--ca-s-3) var(--ca-s-4);
    }
  }
`;
