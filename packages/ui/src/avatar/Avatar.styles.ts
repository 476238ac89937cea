import { styled } from 'styled-components';

export const Disc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: max(2.25rem, 34px);
  height: max(2.25rem, 34px);
  border: 1px solid var(--ca-info-bd);
  border-radius: 50%;
  overflow: hidden;
  background: var(--ca-bg-selected);
  color: var(--ca-text-brand-strong);
  font-weight: var(--ca-fw-strong);

  &[data-size='sm'] {
    width: max(1.75rem, 28px);
    height: max(1.75rem, 28px);
    font-size: var(--ca-fs-sm);
  }

  &[data-size='lg'] {
    width: 3rem;
    height: 3rem;
    min-width: 44px;
    min-height: 44px;
    font-size: var(--ca-fs-h5);
  }

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
