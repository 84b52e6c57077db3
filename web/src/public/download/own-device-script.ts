/**
 * Puts the card of the visitor's device first, before the cards are painted; in the page itself, behind them. An iPad calls
 * itself a Macintosh, which has no touch screen. Plain ES that needs no build.
 */
export const ownDeviceFirst = `(function(d,n){
var u=n.userAgent,own=/android/i.test(u)?'android':/iphone|ipad|ipod/i.test(u)||/macintosh/i.test(u)&&n.maxTouchPoints>1?'apple':'computer';
var card=d.querySelector('[data-device='+own+']');
card.dataset.own='';card.parentNode.prepend(card);
})(document,navigator)`;
