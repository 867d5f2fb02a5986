// The place of the papers, before they have been fetched.
export const papers = 'Papers';
export const fetching = 'Fetching the reports.';
