import { home } from '@ca-portal/api/groups/home';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

/** What the caller should do next, in the server's order: what ends first stands first. */
export const useTodos = () => useQuery(read(home, 'todos'));
