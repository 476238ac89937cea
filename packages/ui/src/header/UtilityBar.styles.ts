import { styled } from 'styled-components';

export const Utility = styled.div`
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);

  && > div {
    justify-content: space-between;
    gap: var(--ca-s-6);
    height: var(--ca-utility-h);
  }

  & [data-part='tools'] {
    display: flex;
    align-items: center;
    gap: var(--ca-s-5);
    height: 100%;
  }

  @media (max-width: 767.98px) {
    display: none;
  }
`;

/** A switch or link of the utility bar; larger in the sheet of a phone. */
export const Tools = styled.div`
  display: contents;

  & :is(a, button) {
    display: inline-flex;
    align-items: center;
    gap: 0.375em;
    height: 100%;
    color: var(--ca-text-2);
  }

  & :is(a, button):hover {
    color: var(--ca-text-link);
    text-decoration: none;
  }

  & button[aria-pressed='true'] {
    color: var(--ca-text-link);
    font-weight: var(--ca-fw-strong);
  }

  & button[data-part='leave-elder'] {
    height: auto;
    min-height: 44px;
    padding: 0 var(--ca-s-4);
    border-radius: var(--ca-r-md);
    background: var(--ca-action);
    color: var(--ca-text-on-brand);
  }

  & button[data-part='leave-elder']:hover {
    background: var(--ca-action-hover);
    color: var(--ca-text-on-brand);
  }
`;
