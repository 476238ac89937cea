import { styled } from 'styled-components';

export const EditorBox = styled.div`
  border: 1px solid var(--ca-border-control);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-surface);

  &[data-invalid] {
    border-color: var(--ca-danger-fg);
  }

  &:focus-within {
    outline: 2px solid var(--ca-focus-ring);
    outline-offset: 1px;
  }

  [data-part='text'] > div {
    min-height: 12rem;
    max-height: 60vh;
    overflow: auto;
    padding: var(--ca-s-3);
    outline: none;
    white-space: pre-wrap;
    overflow-wrap: anywhere;

    > * + * {
      margin-block-start: var(--ca-s-2);
    }

    ul,
    ol {
      padding-inline-start: var(--ca-s-6);
      list-style: revert;
    }

    th,
    td {
      min-width: 4rem;
      padding: var(--ca-s-1) var(--ca-s-2);
      border: 1px solid var(--ca-border-1);
    }

    img {
      max-width: 100%;
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-1);
  padding: var(--ca-s-1) var(--ca-s-2);
  border-block-end: 1px solid var(--ca-border-1);
`;

export const LinkRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--ca-s-2);
  padding: var(--ca-s-2);
`;
