import { styled } from 'styled-components';

export const Said = styled.div`
  position: relative; /* contains the hidden text */
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--ca-s-1);
  padding-bottom: var(--ca-s-4);

  &[data-own] {
    align-items: flex-end;
  }

  > [data-part='bubble'],
  > ul {
    max-width: 80%;
  }
  [data-part='bubble'] {
    padding: max(var(--ca-s-3), 10px) max(var(--ca-s-4), 14px);
    outline: 1px solid transparent; /* drawn in forced colors */
    border-radius: 2px 12px 12px;
    background: var(--ca-bg-sunken);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  &[data-own] > [data-part='bubble'] {
    border-radius: 12px 2px 12px 12px;
    background: var(--ca-action);
    color: var(--ca-text-on-brand);
  }
  [data-part='bubble'] [data-component='RichText'] {
    font-size: inherit;
    line-height: inherit;
    white-space: normal;
  }
  [data-part='answer'] + [data-part='answer'] {
    margin-top: var(--ca-s-3);
  }

  > ul {
    min-width: min(20rem, 80%);
    border: 1px solid var(--ca-border-1);
    border-radius: var(--ca-r-md);
  }
  > ul > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  [data-part='candidate'] {
    outline-offset: -2px;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-3);
    width: 100%;
    min-height: 44px;
    padding: var(--ca-s-1) max(var(--ca-s-4), 14px);
    color: var(--ca-text-link);
    text-align: start;
    overflow-wrap: anywhere;
  }
  [data-mode='elder'] & [data-part='candidate'] {
    min-height: 60px;
  }
  [data-part='candidate']:hover {
    background: var(--ca-bg-hover);
  }

  [data-part='failed'] {
    display: inline-flex;
    align-items: center;
    gap: var(--ca-s-1);
    min-height: 44px;
    padding: 0 4px;
    color: var(--ca-danger-fg);
    font-size: var(--ca-fs-sm);
    text-decoration: underline;
  }
  [data-part='offers'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-2);
    margin-top: var(--ca-s-1);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  > small {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
`;
