import { styled } from 'styled-components';

/* The segments of ui only say "one of these is on"; a verdict also says good or bad. */
export const ChoiceBox = styled.div`
  [data-component='Segmented'] {
    gap: 0;
    padding: 0;
    overflow: hidden;
    border: 1px solid var(--ca-border-control);
    background: var(--ca-bg-surface);
  }
  label {
    gap: 0.3em;
    min-height: max(2rem, 30px);
    padding: 0 var(--ca-s-3);
    border: 0;
    border-radius: 0;
    color: var(--ca-text-1);
    font-size: var(--ca-fs-sm);
  }
  label + label {
    border-left: 1px solid var(--ca-border-control);
  }
  label:has(:checked) {
    border-color: var(--ca-border-control);
    box-shadow: none;
  }
  label:first-child:has(:checked) {
    background: var(--ca-success-bg);
    color: var(--ca-success-fg);
  }
  label:last-child:has(:checked) {
    background: var(--ca-danger-bg);
    color: var(--ca-danger-fg);
  }
  label:has(:focus-visible) {
    outline-offset: -2px;
  }
  [data-component='Icon'] {
    width: 1.1em;
    height: 1.1em;
  }
  [data-mode='elder'] & label {
    min-height: var(--ca-control-h);
  }
  @media (max-width: 767.98px) {
    label {
      min-height: 44px;
    }
  }
`;
