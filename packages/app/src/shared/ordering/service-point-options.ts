import { about } from '@ca-portal/api/groups/about';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

/** Options of service points, by their names, as orders and records store them; the operator edits the list. */
export function useServicePoints(enabled = true) {
  const query = useQuery({ ...read(about, 'servicePoints', { query: {} }), enabled });
  return { query, options: query.data?.map(({ name }) => ({ value: name, label: name })) };
}
