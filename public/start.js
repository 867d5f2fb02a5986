// Before the page: says in a sentence why it cannot start. A classic script, so that it runs where modules do not.
// In a language's folder the build writes that language's sentences in the place of these (page.start of its catalogue).
(() => {
  const tell = (sentence, value) => {
    // Gone as soon as the page is drawn: from then on it has places of its own for what goes wrong.
    const place = document.getElementById('start');
    if (!place || place.dataset.told) return;
    place.dataset.told = 'yes';
    for (const id of ['first', 'first-card']) document.getElementById(id)?.remove();
    place.textContent = sentence.replace(/\{\w+\}/, () => value);
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
          'A file of Driftlab did not come: {file}. Check the connection and reload the page.',
          event.target.src.replace(/.*\//, ''),
        );
      else if (event.message)
        tell('Driftlab could not start: {reason}. Reload the page, or try another browser.', event.message);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    tell(
      'Driftlab could not start: {reason}. Reload the page.',
      reason instanceof Error ? reason.message : reason,
    ),
  );
})();
