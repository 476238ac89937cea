import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

export const SpinnerRoot = styled.output`
  display: inline-flex;
  align-items: center;
  gap: var(--ca-s-2);
  color: var(--ca-text-2);

  &[data-size='lg'] {
    flex-direction: column;
    gap: var(--ca-s-3);
  }

  & > [data-part='ring'] {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    border: 2px solid var(--ca-text-brand);
    border-right-color: transparent;
    border-radius: 50%;
    animation: ${turn} 0.8s linear infinite;

    @media (prefers-reduced-motion: reduce) {
      animation-duration: 2.4s;
    }

    [data-mode='elder'] & {
      animation-duration: 2.4s;
    }
  }

  & > [data-part='waited'] {
    color: var(--ca-text-3);
    font-variant-numeric: tabular-nums;
  }

  &[data-size='lg'] > [data-part='ring'] {
    width: 2.5rem;
    height: 2.5rem;
    border-width: 3px;
  }
`;
