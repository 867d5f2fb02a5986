// A newer version of the page.
export const newerVersion =
  'A newer version of the page is here. It opens with the next visit, or now; the run stays.';
export const reloadNow = 'Reload now';
export const otherTab =
  'Another tab has opened a newer version of the page. This one goes on; reload it when it suits you.';
