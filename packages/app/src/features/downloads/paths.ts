export const listPath = '/downloadCenter';
