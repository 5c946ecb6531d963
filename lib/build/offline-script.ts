import { PICTURE_WIDTHS } from '../media/picture-address';
import { COLOUR_MODE_KEY } from './first-paint-keys';

/** Needed because the browser sends no `online` event when a nominally connected network starts to work. */
const POLL_INTERVAL_MS = 5_000;

/** Self-contained. Stored values are untrusted: they become only text and addresses of pictures. */
export const OFFLINE_SCRIPT = `(function(){
function reload(){location.reload()}
addEventListener('online',reload);
setInterval(function(){document.hidden||fetch('/sw.js',{method:'HEAD',cache:'no-store'}).then(function(answer){answer.ok&&reload()},function(){})},${POLL_INTERVAL_MS});
try{var mode=localStorage.getItem('${COLOUR_MODE_KEY}');if(mode==='dark'||mode==='light')document.documentElement.style.colorScheme=mode}catch(_){}
function read(k){try{var v=JSON.parse(localStorage.getItem(k));return Array.isArray(v)?v:[]}catch(_){return[]}}
var list=document.getElementById('homes'),words=list.dataset,known={};
read('home-summaries').forEach(function(h){if(h&&typeof h==='object'&&typeof h.id==='string')known[h.id]=h});
function picture(box,url){var tail=url.indexOf('/_ipx/')===0?url.replace(/^\\/_ipx\\/[^/]+\\//,''):url[0]==='/'?url.slice(1):encodeURIComponent(url),widths=${JSON.stringify(PICTURE_WIDTHS)},image=new Image;image.alt='';
image.onload=function(){box.append(image)};
(image.onerror=function(){var width=widths.shift();if(width)image.src='/_ipx/f_auto,w_'+width+',q_75/'+tail})()}
function price(h){if(typeof h.price!=='number')return words.ask;var p='\\u0e3f'+h.price.toLocaleString('en-US');return h.deal==='rent'?words.month.replace('{price}',p):p}
function line(tag,text){var e=document.createElement(tag);e.textContent=text;return e}
read('saved-homes').slice(0,100).forEach(function(id){var h=Object.hasOwn(known,id)&&known[id],t=h&&h.title;if(!t)return;
var item=document.createElement('li'),box=document.createElement('div'),text=document.createElement('div');box.className='picture';
if(h.picture&&typeof h.picture.url==='string')picture(box,h.picture.url);
text.append(line('strong',price(h)),line('span',String(t[words.language]||t.th||t.en)),line('small',String(h.code)));
item.append(box,text);list.append(item)});
if(list.children.length)document.getElementById('none').remove();else document.getElementById('seen').remove()
})()`.replaceAll('\n', '');
