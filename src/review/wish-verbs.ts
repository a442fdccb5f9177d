/** The verbs with which people ask for a deed in any area, in a few languages: beginnings of words, separated by spaces. */

/** What is to be away, in words that no other deed has. */
export const AWAY = String.raw`gone\b (?:can|may|must|should)\sgo\b go\saway no\smore\b kick\w*\s(?:\S+\s){0,6}out\b get\w*\s(?:\S+\s){1,6}off\b
      take\w*\s(?:\S+\s){1,6}(?:out|away|off|down)\b strip\w*\sof any\s?more\b any\slonger\b no\slonger\b the\s(?:rest|others)\b
  weg\s(?:da)?mit\b wegmach wegwerf wegtu schmei[sß]+\w*\s(?:\S+\s){1,5}weg\b hau\w*\s(?:\S+\s){1,5}weg\b verwirf vide[rz]?\b jette
  enlèv vac[ií]a tira\b t[ií]ra\w*\s(?:\S+\s){1,5}(?:daqui|fora) desha[zc] desfa[zç] descart toglie?\b elimin butta disf[aà] cestin
  goo[it]\w*\s(?:\S+\s){1,6}weg\b haal\w*\s(?:\S+\s){1,6}weg\b wyrzu[cć] cofnij wywal отмен убра
  取り消 外して 捨て 消して 空に 去掉 扔掉 撤销 비워 없애 빼줘`;

export const REMOVE = String.raw`${AWAY} del\b delet remov rm\b clean clear wip[ei] eras purg drop destroy trash prun flush empt discard throw
      reset undo revert
  uninstall tidy free shrink tear\w*\s(?:\S+\s){0,5}down\b
      down\sto\s(?:\d|(?:half\s)?an?\s(?:gig|meg|tera|[gmt]b)|half\s|one\sgig)
      get\srid nuke truncat rollback roll\sback cleanup shred unlink reclaim expir lose forget
  abandon cancel vanish disappear
  lösch loesch entfern aufräum leere[nr]?\b wegwerf verwerf supprim effac nettoi nettoy enlev vider borr elimin limpi esvazi quita apag
  raus\b exclu limpa cancell rimuov pulisc svuot verwijder wis\b opruim usu[nń] skasuj wyczy удал стер очист убер sil\b temizle kaldır
      radera ta\sbort slett fjern
  删除 删掉 清除 清空 清理 移除 削除 消し 消す 消去 クリア 삭제 지우 지워 제거 हटा मिटा حذف امسح`;
export const CHANGE = String.raw`(?<=^|\n)new\b chang(?!elog|ed\b) edit(?:s|ed|ing)?\b modif replac renam updat set\b fix convert writ
      creat add\b adds?
  mak(?!efile)\w* revok rotat apply put\b append insert enabl disabl configur
  switch turn allow permit grant give chmod chown own\b owner setz änder ersetz füg schreib erstell cambi remplaz ajout écri crée agreg
      escrib crea aggiung scriv altera zmień добав измен
  修改 替换 添加 写入 変更 追加 변경 추가`;
export const SHOW = String.raw`show print display see\b view read\b cat\b what\b which\b list get\b find look open check reveal decod dump
      copy give export
  zeig anzeig ausgeb lies les\b montr affich voir lire mostr muestr ver\b leer mostra vedi leggi покаж 显示 查看 表示 보여`;
export const RUN = String.raw`(?:re-?)?run(?:s|ning)?\b start(?!up|-) open(?:s|ed|ing)?\b shell\sinto exec enter attach execut launch try\b test
      build compil invok
      call serv(?:e|es|ing)\b mak(?!efile)\w* bring up\b
      deploy(?:s|ed|ing)?\b debug lint format generat migrat seed bench instal releas ship lanc exécut compil démarr teste[rz]? ejecut
      arranc inicia corr[ea] prueb ausführ starte bau[et]? lauf
      teste[nt]? führ avvi esegu rode\b execut 運行 运行 実行 起動 실행`;
export const INSTALL = String.raw`instal add\b bump want\s(?:\S+\s){1,3}in\b get\b need set\sup setup upgrad updat downgrad missing depend bootstrap
      download fetch require latest version
  mets\sà\sjour mettr\w*\sà\sjour mise\sà\sjour aggiorna atualiz uninstal remov purg reinstal
      nachinstall nachzieh einspiel init(?:iali[sz]\w*)?\b sort\w*\s(?:\S+\s){0,3}out\b not\sfound no\smodule
      can(?:no|')t\s(?:find|open|load|import)
      fix répar repar arregl consert arrum[ae] aggiust napraw почин 直し 修复 修正 고쳐 installier install aktualisier hinzu instala[r]? ajout télécharge
      instalar actualiz mettre télécharg установ обнов 安装 更新 インストール 入れて 설치`;

/** To limit something, or to keep only so much of it. */
export const LIMIT = String.raw`limit(?!s\b) restrict cap\b max\w* at\smost no\smore\sthan up\sto\b only\b keep\b keeps\b stay\b expir retain
      begrenz beschränk höchstens behalt maximal nur\b limite[rz]? garde[rz]? au\splus guarda conserv mant[eé]n limit[ae] mantien tieni
  bewaar beperk hou\b zachowaj ogranicz trzymaj остав огранич хран 残して 制限 保留 限制 제한 남겨`;

/** What is made again, or brought back as it was, loses what it is now. */
export const ANEW = String.raw`(?:bring|get|put|want|give)s?\s(?:\S+\s){1,4}back\b reinstall rebuild recreat
      regenerat (?:from\s)?scratch anew start(?:ing)?\sover fresh(?:ly)?
      back\sto go\sback bring\sback get\sback
  restor earlier previous original older neu\s(?:auf|an|inst) wiederherstell zurück von\svorn à\széro récupér restaur desde\scero volver da\szero
      ripristin
  do\szero восстанов заново 恢复 重新 元に戻 복구`;

/** A copy in which nothing is left that the original does not have. */
export const SAME = String.raw`(?:the\s|exactly\s)same\sas (?:exactly|just)\slike identical\sto equal\sto exact\scopy genauso\swie`;

/** An account of its own for a program. */
export const OWN_ACCOUNT = [
  String.raw`(?:own|separate|dedicated|propi[oa]|propre|eigene[nrms]?)\s`,
  String.raw`(?:user|account|usuario|cuenta|utilisateur|compte|benutzer|konto)(?![\p{L}\d_])`,
].join('');

/** Words for others than the user and those that he names. */
export const EVERYBODY = String.raw`every\s?(?:one|body) any\s?(?:one|body|where) public(?!\skey) world internet lan\b wlan wi-?fi network outside extern remote
  phone tablet vm\b other\s(?:machine|computer|device|host|people)s? all\s(?:interfaces|addresses|hosts|machines|users|ips) any\s(?:host|address|ip)
  0\.0\.0\.0 colleague team guest friend reachable expose
      jede[rn]?\b alle\b öffentlich netz von\saußen tous publi todos público tutti pubblic`;
