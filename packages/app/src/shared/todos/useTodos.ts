import { home } from '@ca-portal/api/groups/home';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

/** The user's to-dos in the server's order: the nearest deadline first. */
export const useTodos = () => useQuery(read(home, 'todos'));
