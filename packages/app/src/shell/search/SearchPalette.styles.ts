import { styled } from 'styled-components';

export const Found = styled.div`
  display: grid;
  gap: 2px;
  max-height: min(24rem, 50vh);
  margin-top: var(--ca-s-3);
  overflow: auto;

  & > div {
    display: flex;
    gap: var(--ca-s-3);
    align-items: center;
    justify-content: space-between;
    min-height: 2.5rem;
    padding: var(--ca-s-2) var(--ca-s-3);
    border-radius: var(--ca-r-sm);
    cursor: pointer;
  }

  & > div[aria-selected='true'] {
    background: var(--ca-bg-selected);
    box-shadow: inset 3px 0 0 var(--ca-action);
  }

  @media (forced-colors: active) {
    & > div[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  & mark {
    background: none;
    color: var(--ca-text-brand);
    font-weight: var(--ca-fw-strong);
  }

  & [data-part='place'] {
    flex: none;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }

  @media (pointer: coarse) {
    & > div {
      min-height: 44px;
    }
  }
`;

export const Hint = styled.p`
  margin: var(--ca-s-3) 0 0;
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);

  /* no keyboard hints on touch screens */
  @media (pointer: coarse) {
    &[data-keys] {
      display: none;
    }
  }
`;
