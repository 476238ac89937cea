ALTER TABLE "orders" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "course_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_course" ON "orders" USING btree ("user_id","course_id") WHERE "orders"."state" not in (90, 91, 95);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_subject" CHECK (("orders"."product_id" is null) <> ("orders"."course_id" is null));