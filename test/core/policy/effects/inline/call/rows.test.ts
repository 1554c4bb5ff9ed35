// Rows that an ORM takes: all of them are a question, those that a condition names are the work.
import { test } from 'node:test'
import { twins } from '#test/support/twins.ts'

test('Django changes or deletes every row unless something chose some', () => {
  const shell = (code: string) => `python manage.py shell -c "from a.models import O; ${code}"`
  twins(
    ['O.objects.all().delete()', 'O.objects.all().update(x=1)', 'O.objects.update(x=1)'].map(shell),
    ['O.objects.filter(id=1).delete()', 'O.objects.filter(id=1).update(x=1)', 'O.objects.all().count()'].map(shell),
  )
})

test('SQLAlchemy does, and so do its statements', () => {
  const code = (call: string) => `python -c "from a import s, U; ${call}; s.commit()"`
  twins(
    ['s.query(U).delete()', "s.query(U).update({'a': 1})", 's.execute(delete(U))'].map(code),
    ["s.query(U).filter_by(id=1).update({'a': 1})", 's.execute(delete(U).where(U.id == 1))'].map(code),
  )
})

test('Rails, Laravel, Prisma, Sequelize and Mongo do', () => {
  twins(
    [
      "rails runner 'User.update_all(admin: true)'",
      'php artisan tinker --execute "DB::table(\'users\')->delete();"',
      'php artisan tinker --execute "User::query()->update([\'a\' => 1]);"',
      'php artisan tinker --execute "User::all()->each->delete();"',
      'node -e "db.user.updateMany({data: {a: 1}})"',
      'node -e "db.user.deleteMany({where: {}})"',
      'node -e "User.destroy({where: {}, truncate: true})"',
    ],
    [
      "rails runner 'User.where(id: 1).update_all(admin: true)'",
      "php artisan tinker --execute \"DB::table('users')->where('id', 1)->delete();\"",
      'php artisan tinker --execute "User::find(1)->update([\'a\' => 1]);"',
      'node -e "db.user.updateMany({where: {id: 1}, data: {a: 1}})"',
      'node -e "db.user.updateMany({data: {a: 1}, where: {id: 1}})"',
      'node -e "User.destroy({where: {id: 1}})"',
    ],
  )
})

test('builders of queries for node do, and so does what makes the tables anew', () => {
  twins(
    [
      'npx tsx -e "import {db} from \'./db\'; await db.delete(users)"',
      "npx tsx -e \"import {db} from './db'; await db.deleteFrom('users').execute()\"",
      "npx tsx -e \"import {db} from './db'; await db.updateTable('users').set({a: 1}).execute()\"",
      "node -e \"knex('users').update({role: 'admin'})\"",
      'node -e "new Sequelize(url).sync({force: true})"',
      'node -e "source.synchronize(true)"',
    ],
    [
      'npx tsx -e "import {db} from \'./db\'; await db.delete(users).where(eq(users.id, 1))"',
      "npx tsx -e \"import {db} from './db'; await db.deleteFrom('users').where('id', '=', 1).execute()\"",
      "node -e \"knex('users').where({id: 1}).update({role: 'admin'})\"",
      'node -e "new Sequelize(url).sync()"',
      'node -e "const m = new Map([[1, 2]]); m.delete(1); console.log(m.size)"',
      "node -e \"console.log(require('crypto').createHash('md5').update('x').digest('hex'))\"",
    ],
  )
})

test('rows are taken by other names as well', () => {
  const python = (code: string) => `python3 - <<'X'\n${code}\nX`
  twins(
    [
      python('from models import User\nUser.delete().execute()'),
      python("from pymongo import MongoClient\nMongoClient('mongodb://prod').shop.orders.delete_many({})"),
      "flask shell <<'X'\nfrom app.models import User\nUser.query.delete()\nX",
      "rails runner 'User.find_each(&:destroy)'",
      "rails runner 'User.find_each { |u| u.destroy! }'",
      'php artisan tinker --execute "User::query()->forceDelete();"',
      'php artisan tinker --execute "Schema::dropIfExists(\'users\');"',
      'node -e "require(\'./models\').sequelize.drop()"',
      'node -e "getRepository(\'User\').clear()"',
    ],
    [
      python('from models import User\nUser.delete().where(User.id == 1).execute()'),
      python("from pymongo import MongoClient\nMongoClient().test.items.delete_many({'tmp': True})"),
      "flask shell <<'X'\nfrom app.models import User\nprint(User.query.count())\nX",
      "rails runner 'User.find_each(&:touch)'",
      "rails runner 'User.find_each { |u| u.touch }'",
      'php artisan tinker --execute "User::where(\'id\', 1)->forceDelete();"',
      'node -e "const m = new Map(); m.clear()"',
    ],
  )
})

test('what is no table, or only in memory, is nobody else’s', () => {
  twins(
    [],
    [
      'python -c "import hashlib; h = hashlib.md5(); h.update(b\'x\'); print(h.hexdigest())"',
      'python -c "d = {}; d.update(a=1); print(d)"',
      'python -c "e = create_engine(\'sqlite:///:memory:\'); s = Session(e); s.query(U).delete()"',
    ],
  )
})
