// Before the page: says in a sentence why it cannot start. A classic script, so that it runs where modules do not.
(() => {
  const tell = (sentence) => {
    // Gone as soon as the page is drawn: from then on it has places of its own for what goes wrong.
    const place = document.getElementById('start');
    if (!place || place.dataset.told) return;
    place.dataset.told = 'yes';
    for (const id of ['first', 'first-card']) document.getElementById(id)?.remove();
    place.textContent = sentence;
    place.setAttribute('role', 'alert');
  };

  if (typeof WebAssembly !== 'object')
    tell(
      'Driftlab computes with WebAssembly, which this browser does not have or has switched off. Allow it for this page (in Safari: Lockdown Mode), or open the page in another browser.',
    );
  else if (!('noModule' in HTMLScriptElement.prototype))
    tell('Driftlab needs JavaScript modules, which this browser does not know. Open it in a newer one.');

  addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement)
        tell(
          `A file of Driftlab did not come: ${event.target.src.replace(/.*\//, '')}. Check the connection and reload the page.`,
        );
      else if (event.message)
        tell(`Driftlab could not start: ${event.message}. Reload the page, or try another browser.`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    tell(`Driftlab could not start: ${reason instanceof Error ? reason.message : reason}. Reload the page.`),
  );
})();
